"""How fast the engine is, each thing apart, in processor time.

`courses` are the random games that everything is measured on, and what is kept of one that breaks; `pace` plays them
undisturbed, `apart` with a clock between question and answer, `looking` measures what bots and servers do with a
position. `turn` is all of that once for one game; `turns` takes many, here or on another source tree by turns
(`trees`, `handed`), and makes `figures` of them. Start reading at `turn`.

`handed` gives this folder to a source tree that has never heard of it: so what a turn is made of uses nothing of the
house that is younger than the trees one wants to compare with.
"""
