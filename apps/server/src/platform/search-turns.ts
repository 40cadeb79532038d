// Queue of searches whose caller waits for the response: repairs and re-routes.
import { fairQueue } from './fair-queue.ts'

/** Each search takes about two seconds of a core. Plans queue separately, as jobs. */
export const takeSearchTurn = fairQueue({ what: 'searches', running: 3, waitingPerCompany: 5, waiting: 50 })
