// Scripts of the head besides the theme's (lib/theme.ts), which must run before the first module.

/**
 * Makes zod interpret schemas: compiling needs `new Function`, which the content security policy forbids. zod
 * reads this at its first schema, before our modules could call `z.config`.
 */
export const SCHEMA_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true}'

/**
 * Starts the tracking request while scripts load, because recipients wait for it. It makes the same call as
 * `lib/data/tracking.ts`; a number in another spelling costs one useless request.
 */
export const EARLY_TRACKING_SCRIPT = `(function(){var m=/^\\/track\\/([^/]+)$/.exec(location.pathname);if(!m)return
var l=document.createElement('link');l.rel='preload';l.as='fetch';l.crossOrigin='anonymous';l.href='/api/v1/tracking/'+m[1];document.head.append(l)})()`
