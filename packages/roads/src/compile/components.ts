// The largest strongly connected part of a directed graph (Tarjan 1972, without recursion).

/** 1 for every node of the largest component, whose nodes all reach each other. */
export function largestComponent(count: number, start: Int32Array, to: Int32Array): Uint8Array {
  const index = new Int32Array(count).fill(-1)
  const low = new Int32Array(count)
  const onStack = new Uint8Array(count)
  const component = new Int32Array(count).fill(-1)
  const stack = new Int32Array(count)
  const path = new Int32Array(count)
  const next = new Int32Array(count)
  let stackSize = 0
  let counter = 0
  let components = 0
  let best = -1
  let bestSize = 0
  for (let root = 0; root < count; root++) {
    if (index[root] !== -1) continue
    let depth = 0
    path[0] = root
    next[root] = start[root]
    index[root] = low[root] = counter++
    stack[stackSize++] = root
    onStack[root] = 1
    while (depth >= 0) {
      const v = path[depth]
      if (next[v] < start[v + 1]) {
        const w = to[next[v]++]
        if (index[w] === -1) {
          index[w] = low[w] = counter++
          stack[stackSize++] = w
          onStack[w] = 1
          next[w] = start[w]
          path[++depth] = w
        } else if (onStack[w] && index[w] < low[v]) low[v] = index[w]
        continue
      }
      depth--
      if (depth >= 0 && low[v] < low[path[depth]]) low[path[depth]] = low[v]
      if (low[v] !== index[v]) continue
      let size = 0
      for (;;) {
        const w = stack[--stackSize]
        onStack[w] = 0
        component[w] = components
        size++
        if (w === v) break
      }
      if (size > bestSize) {
        bestSize = size
        best = components
      }
      components++
    }
  }
  const inside = new Uint8Array(count)
  for (let v = 0; v < count; v++) inside[v] = component[v] === best ? 1 : 0
  return inside
}
