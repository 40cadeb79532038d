// A delivery's last known state as a page without JavaScript, for old phones and for frames on a shop's
// site. Pure.
import {
  answerOf,
  escapeHtml,
  eventTitle,
  fillWords,
  formatTrackingNumber,
  momentText,
  type TrackingLanguage,
  type TrackingResponse,
} from '@dropwise/contracts'

export interface PlainPageOptions {
  /** URL of the full tracking page, for links. */
  url: string
  /** In a frame: links open outside, and only the result is shown. */
  isEmbed: boolean
  language: TrackingLanguage
}

/** Seconds until the page reloads itself, without a script. */
const REFRESH_SECONDS = 60
/** A colour on which white text is readable. Other values stay out of the page. */
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

/** The tracking page's response, with the facts below it. */
export function plainTrackingPage(answer: TrackingResponse, options: PlainPageOptions): string {
  const { brand, timeZone } = answer
  const { language } = options
  const { words } = language
  const now = new Date(answer.clock)
  const { status, lead, headline, between, note } = answerOf(answer, now, language)
  const place = [answer.destination.street, answer.destination.city].filter(Boolean).join(', ')
  const facts: [string, string | null][] = [
    [words.to, place],
    [words.parcels, String(answer.parcels.packages)],
    [words.driver, answer.driver?.firstName ?? null],
    [words.nowAt, answer.location?.address ?? null],
    [words.number, formatTrackingNumber(answer.trackingNumber)],
  ]
  const events = answer.timeline.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const eventLine = (event: (typeof events)[number]): string => {
    const at = escapeHtml(momentText(event.at, now, timeZone, language))
    const where = event.location ? `, ${escapeHtml(event.location)}` : ''
    return `<li><time datetime="${escapeHtml(event.at)}">${at}</time> ${escapeHtml(eventTitle(event, language))}${where}</li>`
  }
  const asOf = fillWords(words.asOf, { time: momentText(answer.clock, now, timeZone, language) })
  return page(`${lead} ${headline}`, options, [
    `<header style="background:${COLOR.test(brand.color) ? brand.color : '#14264a'}"><strong>${escapeHtml(brand.name)}</strong><span>${escapeHtml(answer.reference)}</span></header>`,
    '<main>',
    `<p>${escapeHtml(status)}</p>`,
    `<h1>${escapeHtml(lead)}</h1><p class="when">${escapeHtml(headline)}</p>`,
    ...[between, note].map((line) => (line ? `<p>${escapeHtml(line)}</p>` : '')),
    '<dl>',
    ...facts.map(([term, value]) =>
      value ? `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>` : '',
    ),
    '</dl>',
    ...(options.isEmbed
      ? []
      : [`<h2>${escapeHtml(words.whatHappened)}</h2>`, '<ol>', ...events.map(eventLine), '</ol>']),
    `<p>${escapeHtml(asOf)} <a href="${escapeHtml(options.url)}">${escapeHtml(words.openPage)}</a></p>`,
    '</main>',
  ])
}

/** Page for an unknown number. */
export function plainNotFoundPage(options: PlainPageOptions): string {
  const { words } = options.language
  return page(words.notFound, options, [
    `<main><h1>${escapeHtml(words.notFound)}</h1>`,
    `<p>${escapeHtml(words.whereNumberIs)} <a href="${escapeHtml(options.url)}">${escapeHtml(words.tryAgain)}</a></p></main>`,
  ])
}

function page(title: string, { isEmbed, language }: PlainPageOptions, body: string[]): string {
  return [
    `<!doctype html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    isEmbed ? '<base target="_blank">' : '',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>`,
    ...body,
    '</body></html>',
  ].join('')
}
