// Whether this browser can draw maps. MapLibre throws without WebGL 2.
let answer: boolean | null = null

/** Checked once per page; releases the probe's context. */
export function hasWebGl2(): boolean {
  if (answer !== null) return answer
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  answer = context !== null
  return answer
}

/** Names of software renderers. */
const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** True when a graphics card draws maps. Browsers tell only through a context. */
export function hasGraphicsCard(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!context) return false
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !BY_PROCESSOR.test(renderer)
}
