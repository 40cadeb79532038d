// A delivery's last known state as a page without JavaScript: for old phones, and to be in a frame on a shop's site. Pure.
import {
  clockOf,
  dayLabel,
  dayOf,
  DELIVERY_LABELS,
  escapeHtml,
  etaReasonText,
  formatTrackingNumber,
  type TrackingResponse,
} from '@dropwise/contracts'

export interface PlainPageOptions {
  /** The whole tracking page; links lead there. */
  url: string
  /** Stands in a frame: links open beside it, and nothing but the answer is shown. */
  isEmbed: boolean
}

/** Without a script the page asks again by itself, in seconds. */
const REFRESH_SECONDS = 60
/** White letters on it stay readable; a colour that is none is not written into the page. */
const COLOR = /^#[0-9a-f]{6}$/i

const STYLE = `
:root{color-scheme:light dark;font:16px/24px system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}
header{display:flex;gap:12px;justify-content:space-between;padding:12px 16px;color:#fff}
main{max-width:36rem;margin:0 auto;padding:16px}
h1{margin:0;font-size:16px;font-weight:400}
.when{margin:0 0 8px;font-size:32px;line-height:40px;font-weight:700;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dt{opacity:.75}dd{margin:0}
ol{padding:0;list-style:none}li{padding:4px 0}time{font-variant-numeric:tabular-nums}
h2{margin:24px 0 4px;font-size:16px}`

/** The same facts as the tracking page's, in words. */
export function plainTrackingPage(answer: TrackingResponse, options: PlainPageOptions): string {
  const { brand, timeZone } = answer
  const now = new Date(answer.clock)
  const { lead, headline, note } = headlineOf(answer, now)
  const place = [answer.destination.street, answer.destination.city].filter(Boolean).join(', ')
  const facts: [string, string | null][] = [
    ['To', place],
    ['Parcels', String(answer.parcels.packages)],
    ['Driver', answer.driver?.firstName ?? null],
    ['Now at', answer.location?.address ?? null],
    ['Number', formatTrackingNumber(answer.trackingNumber)],
  ]
  const events = answer.timeline.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return page(`${lead} ${headline}`, options, [
    `<header style="background:${COLOR.test(brand.color) ? brand.color : '#14264a'}"><strong>${escapeHtml(brand.name)}</strong><span>${escapeHtml(answer.reference)}</span></header>`,
    '<main>',
    `<p>${escapeHtml(DELIVERY_LABELS[answer.status])}</p>`,
    `<h1>${escapeHtml(lead)}</h1><p class="when">${escapeHtml(headline)}</p>`,
    note ? `<p>${escapeHtml(note)}</p>` : '',
    '<dl>',
    ...facts.map(([term, value]) => (value ? `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>` : '')),
    '</dl>',
    ...(options.isEmbed
      ? []
      : [
          '<h2>What happened</h2>',
          '<ol>',
          ...events.map((event) => eventLine(event, now, timeZone)),
          '</ol>',
        ]),
    `<p>As of ${momentText(now, now, timeZone)}. <a href="${escapeHtml(options.url)}">Open the tracking page</a></p>`,
    '</main>',
  ])
}

/** For a number that nobody has. */
export function plainNotFoundPage(options: PlainPageOptions): string {
  return page('Delivery not found', options, [
    '<main><h1>Delivery not found. Please check your tracking number.</h1>',
    `<p>The number is in the message about your delivery. <a href="${escapeHtml(options.url)}">Try again</a></p></main>`,
  ])
}

function page(title: string, { isEmbed }: PlainPageOptions, body: string[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    isEmbed ? '<base target="_blank">' : '',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>`,
    ...body,
    '</body></html>',
  ].join('')
}

function eventLine(event: TrackingResponse['timeline'][number], now: Date, timeZone: string): string {
  const at = new Date(event.at)
  const place = event.location ? `, ${escapeHtml(event.location)}` : ''
  return `<li><time datetime="${escapeHtml(event.at)}">${momentText(at, now, timeZone)}</time> ${escapeHtml(event.title)}${place}</li>`
}

function headlineOf(
  answer: TrackingResponse,
  now: Date,
): { lead: string; headline: string; note: string | null } {
  const { status, eta, promised, timeZone } = answer
  const label = DELIVERY_LABELS[status]
  const last = answer.timeline.findLast((event) => event.status === status)
  if (['delivered', 'failed', 'returned', 'cancelled'].includes(status))
    return {
      lead: label,
      headline: last ? momentText(new Date(last.at), now, timeZone) : label,
      note: last?.title ?? null,
    }
  if (answer.isHere) return { lead: 'Your driver has arrived', headline: 'At the door', note: null }
  const range = eta ?? promised
  if (!range) return { lead: 'Your delivery', headline: 'Not planned yet', note: null }
  const [from, to] = [new Date(range.from), new Date(range.to)]
  return {
    lead: `${eta ? 'Expected' : 'Planned for'} ${dayWord(from, now, timeZone)}`,
    headline: `${clockOf(from, timeZone)}-${clockOf(to, timeZone)}`,
    note: eta?.reason ? etaReasonText(eta.reason) : null,
  }
}

const dayWord = (at: Date, now: Date, timeZone: string): string =>
  dayOf(at, timeZone) === dayOf(now, timeZone) ? 'today' : dayLabel(at, timeZone)

/** `11:42`, with its day where that is not today. */
function momentText(at: Date, now: Date, timeZone: string): string {
  const day = dayWord(at, now, timeZone)
  return day === 'today' ? clockOf(at, timeZone) : `${day} ${clockOf(at, timeZone)}`
}
