// Articles of the help center, in dispatchers' words.
import { BRAND } from '../../lib/brand-of-page.ts'

export interface Article {
  id: string
  topic: 'Start' | 'Plan' | 'Live' | 'Drivers' | 'Recipients' | 'Account'
  title: string
  answer: string
}

export const TOPICS = ['Start', 'Plan', 'Live', 'Drivers', 'Recipients', 'Account'] as const

export const ARTICLES: Article[] = [
  {
    id: 'import',
    topic: 'Start',
    title: 'Import orders from a spreadsheet',
    answer: `Orders, Import, choose a CSV or XLSX file. ${BRAND.name} finds which column is which; correct it where needed. Rows it cannot read are listed with the cell, the reason and often a fix. Nothing is stored until you press Import, and importing the same file again changes nothing.`,
  },
  {
    id: 'depot',
    topic: 'Start',
    title: 'Set up vehicles, depot and hours',
    answer:
      'Fleet, Add vehicle. Each vehicle has a depot, a shift on the local clock, and a capacity in parcels and kilograms. The planner keeps all three.',
  },
  {
    id: 'region',
    topic: 'Start',
    title: 'Use the map of your own area',
    answer:
      'A region is compiled from an OpenStreetMap extract with one command: npm run region and the file. It brings roads, addresses and the map, and needs no key and no network afterwards.',
  },
  {
    id: 'first-day',
    topic: 'Start',
    title: 'Plan the first day',
    answer:
      'Import the orders, open Plan, choose the day and press Optimise. Watch the cost fall, stop when you like what you see, then Dispatch.',
  },
  {
    id: 'unserved',
    topic: 'Plan',
    title: 'Why is an order unserved?',
    answer:
      'Each unserved order names the rule that stops it: a window, a load, a shift, a skill. The smallest change that would serve it is shown next to it.',
  },
  {
    id: 'windows',
    topic: 'Plan',
    title: 'How windows are read',
    answer:
      'A window is when service may begin, on the depot’s local clock. A van that arrives early waits; the timeline shows the wait as hatching.',
  },
  {
    id: 'driving-speeds',
    topic: 'Plan',
    title: 'Plan with the traffic of each hour',
    answer:
      'Settings, Driving speeds: a table by weekday and hour, in percent of the speed on the map. Type it, load it from a CSV file, or take what your own finished routes show. It counts for new plans, changes on the road, forecasts, tracking and slots from then on; plans that exist keep their times. Undo brings back the table from before.',
  },
  {
    id: 'stop-early',
    topic: 'Plan',
    title: 'Stop the engine early',
    answer:
      'Stop, keep best ends the search and keeps the best plan found so far. It has passed the same checks as a full run.',
  },
  {
    id: 'out-of-date',
    topic: 'Plan',
    title: 'What "out of date" means',
    answer:
      'An order of the plan was changed or cancelled after the plan was made. Run it again; dispatching an old plan is refused.',
  },
  {
    id: 'priority',
    topic: 'Plan',
    title: 'What priority does',
    answer:
      'An order of higher priority is never left out for any number of lower ones. Among equals, the cheapest plan wins.',
  },
  {
    id: 'at-risk',
    topic: 'Live',
    title: 'What "at risk" means',
    answer:
      'By the newest position the van would arrive after the window ends. The list is sorted by minutes, worst first.',
  },
  {
    id: 'silent',
    topic: 'Live',
    title: 'A van stands still on the map',
    answer:
      'After 60 seconds without a position the van loses its fill and its age is shown. The phone may have no signal; positions that it stored arrive later with their own times.',
  },
  {
    id: 'trackers',
    topic: 'Live',
    title: 'Connect a tracker or phone',
    answer:
      'Fleet, the vehicle, Device token. Put the token into Traccar Client (OsmAnd protocol) or OwnTracks. A new token ends the earlier one.',
  },
  {
    id: 'done-by-position',
    topic: 'Live',
    title: 'How a stop becomes done',
    answer:
      'When the driver says so. Where no driver reports, when the van stood at the stop for its service and has left it.',
  },
  {
    id: 'driver-phone',
    topic: 'Drivers',
    title: 'Which phones work',
    answer: 'Any phone with a current browser. Nothing is installed from a store.',
  },
  {
    id: 'no-signal',
    topic: 'Drivers',
    title: 'Working without signal',
    answer:
      'The driver app opens without a signal and keeps what the driver does, photos too, until it can be sent. Traccar Client and OwnTracks do the same with positions. Sending something twice changes nothing.',
  },
  {
    id: 'proof',
    topic: 'Drivers',
    title: 'Proof of delivery',
    answer:
      'Each order, or the company, says what a door asks for: photo, signature, name, PIN, scan or age check. The driver cannot end the stop without it. Afterwards anyone with the link or the QR code can verify the signed proof.',
  },
  {
    id: 'tracking-number',
    topic: 'Recipients',
    title: 'What the tracking page shows',
    answer:
      'When, with the reason when it changes; where the van is once it is near; what happened so far. No phone number, no full name, no other stop.',
  },
  {
    id: 'notice',
    topic: 'Recipients',
    title: 'When recipients are told',
    answer: 'When the van is about 30 minutes away.',
  },
  {
    id: 'brand',
    topic: 'Recipients',
    title: 'Your colours on the tracking page',
    answer:
      'Settings, Colour of the tracking page. A colour that would make white text hard to read is not accepted.',
  },
  {
    id: 'plans',
    topic: 'Account',
    title: 'Plans, vehicles and limits',
    answer:
      'A plan allows a number of active vehicles. At the limit the next one waits; nothing that is planned or driven stops.',
  },
  {
    id: 'trial-end',
    topic: 'Account',
    title: 'When the trial ends',
    answer:
      'You can read everything and choose a plan. New imports, plans and dispatches wait until then; a day on the road runs to its end.',
  },
  {
    id: 'roles',
    topic: 'Account',
    title: 'Roles: who may do what',
    answer:
      'Admins change the company and its members, dispatchers plan and dispatch, viewers look, drivers see their own route, recipients their own parcels.',
  },
  {
    id: 'reset',
    topic: 'Account',
    title: 'Forgot the password',
    answer: 'Sign in, Forgot password. The mail’s link works once and ends after 24 hours.',
  },
  {
    id: 'passkeys',
    topic: 'Account',
    title: 'Sign in with a passkey',
    answer:
      'In the account menu open Security and press Add passkey: your phone, computer or security key keeps it. From then on Sign in with a passkey asks for your fingerprint, face or PIN in place of email and password. The password goes on working.',
  },
]

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
}

/** Articles that contain every word by prefix, title matches first. */
export function searchArticles(query: string): Article[] {
  const queryWords = words(query)
  if (queryWords.length === 0) return []
  return ARTICLES.map((article) => {
    const title = words(article.title)
    const body = words(`${article.answer} ${article.topic}`)
    let score = 0
    for (const word of queryWords) {
      if (title.some((w) => w.startsWith(word))) score += 3
      else if (body.some((w) => w.startsWith(word))) score += 1
      else return { article, score: 0 }
    }
    return { article, score }
  })
    .filter((hit) => hit.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map((hit) => hit.article)
}
