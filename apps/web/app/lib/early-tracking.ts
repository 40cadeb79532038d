// A recipient waits for one answer: it is asked for while the page's scripts are still on their way.

/**
 * Runs in the head. On a tracking page it names the call that `lib/data/tracking.ts` will make, so that the browser has
 * begun it by then; a number that is not written as the server writes it costs one call in vain.
 */
export const EARLY_TRACKING_SCRIPT = `(function(){var m=/^\\/track\\/([^/]+)$/.exec(location.pathname);if(!m)return
var l=document.createElement('link');l.rel='preload';l.as='fetch';l.crossOrigin='anonymous';l.href='/api/v1/tracking/'+m[1];document.head.append(l)})()`
