"""Health, Defense and Wounds: how attacks are compared, how Wounds land on Heroes and HQs, who is KO'd."""
