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

/** Names under which drawing by the processor goes. */
const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether maps are drawn by a graphics card. A browser says so only when it is asked for a context. */
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
