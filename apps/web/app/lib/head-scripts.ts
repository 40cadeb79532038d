// Scripts of the head besides the theme's (lib/theme.ts): what must have happened before the first module runs.

/**
 * Schemas are read, not compiled: compiling needs `new Function`, which the pages' policy forbids and reports. zod looks
 * here when its first schema is made, which is before any module of ours could call `z.config`.
 */
export const SCHEMA_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true}'

/**
 * A recipient waits for one answer: it is asked for while the page's scripts are on their way. Names the call that `lib/data/tracking.ts` will make, so that the browser has
 * begun it by then; a number that is not written as the server writes it costs one call in vain.
 */
export const EARLY_TRACKING_SCRIPT = `(function(){var m=/^\\/track\\/([^/]+)$/.exec(location.pathname);if(!m)return
var l=document.createElement('link');l.rel='preload';l.as='fetch';l.crossOrigin='anonymous';l.href='/api/v1/tracking/'+m[1];document.head.append(l)})()`
