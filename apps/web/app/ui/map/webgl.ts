// Whether this browser can draw a map at all. MapLibre needs WebGL 2 and throws without it.
let answer: boolean | null = null

/** Asked once a page; the probe's context is given back at once. */
export function hasWebGl2(): boolean {
  if (answer !== null) return answer
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  answer = context !== null
  return answer
}
