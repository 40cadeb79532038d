// Turns of searches whose asker waits for the answer: the rest of a day on the road, a better order of one route.
import { fairQueue } from './fair-queue.ts'

/** Each takes about two seconds of a core. Plans have turns of their own, as jobs. */
export const takeSearchTurn = fairQueue({ what: 'searches', running: 2, waitingPerCompany: 5, waiting: 50 })
