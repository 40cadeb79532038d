// Articles of the help center, in dispatchers' words, and their search.
import { BRAND } from '../../lib/brand-of-page.ts'
import { currentLanguage } from '../../lib/language.ts'
import { siteHelpWords as words } from '../../lib/words/site-help.ts'

const TOPIC_KEYS = {
  start: 'topicStart',
  plan: 'topicPlan',
  live: 'topicLive',
  drivers: 'topicDrivers',
  recipients: 'topicRecipients',
  account: 'topicAccount',
} as const
export type Topic = keyof typeof TOPIC_KEYS

export interface Article {
  id: string
  topic: Topic
  title: string
  answer: string
}

export const TOPICS = Object.keys(TOPIC_KEYS) as Topic[]
/** In the page's language. */
export const topicText = (topic: Topic): string => words(TOPIC_KEYS[topic])

/** In the page's language. */
export const articles = (): Article[] => [
  {
    id: 'import',
    topic: 'start',
    title: words('importTitle'),
    answer: words('importAnswer', { name: BRAND.name }),
  },
  { id: 'depot', topic: 'start', title: words('depotTitle'), answer: words('depotAnswer') },
  { id: 'region', topic: 'start', title: words('regionTitle'), answer: words('regionAnswer') },
  { id: 'first-day', topic: 'start', title: words('firstDayTitle'), answer: words('firstDayAnswer') },
  { id: 'unserved', topic: 'plan', title: words('unservedTitle'), answer: words('unservedAnswer') },
  { id: 'windows', topic: 'plan', title: words('windowsTitle'), answer: words('windowsAnswer') },
  { id: 'driving-speeds', topic: 'plan', title: words('speedsTitle'), answer: words('speedsAnswer') },
  { id: 'stop-early', topic: 'plan', title: words('stopEarlyTitle'), answer: words('stopEarlyAnswer') },
  { id: 'out-of-date', topic: 'plan', title: words('outOfDateTitle'), answer: words('outOfDateAnswer') },
  { id: 'priority', topic: 'plan', title: words('priorityTitle'), answer: words('priorityAnswer') },
  { id: 'at-risk', topic: 'live', title: words('atRiskTitle'), answer: words('atRiskAnswer') },
  { id: 'silent', topic: 'live', title: words('silentTitle'), answer: words('silentAnswer') },
  { id: 'trackers', topic: 'live', title: words('trackersTitle'), answer: words('trackersAnswer') },
  { id: 'done-by-position', topic: 'live', title: words('doneTitle'), answer: words('doneAnswer') },
  { id: 'driver-phone', topic: 'drivers', title: words('phonesTitle'), answer: words('phonesAnswer') },
  { id: 'no-signal', topic: 'drivers', title: words('noSignalTitle'), answer: words('noSignalAnswer') },
  { id: 'proof', topic: 'drivers', title: words('proofTitle'), answer: words('proofAnswer') },
  {
    id: 'tracking-number',
    topic: 'recipients',
    title: words('trackingTitle'),
    answer: words('trackingAnswer'),
  },
  { id: 'notice', topic: 'recipients', title: words('noticeTitle'), answer: words('noticeAnswer') },
  { id: 'brand', topic: 'recipients', title: words('brandTitle'), answer: words('brandAnswer') },
  { id: 'plans', topic: 'account', title: words('plansTitle'), answer: words('plansAnswer') },
  { id: 'trial-end', topic: 'account', title: words('trialEndTitle'), answer: words('trialEndAnswer') },
  { id: 'roles', topic: 'account', title: words('rolesTitle'), answer: words('rolesAnswer') },
  { id: 'reset', topic: 'account', title: words('resetTitle'), answer: words('resetAnswer') },
  { id: 'passkeys', topic: 'account', title: words('passkeysTitle'), answer: words('passkeysAnswer') },
]

/** Scripts that write words together, so that a word may stand anywhere: Arabic, Chinese and Japanese. */
export const JOINED_SCRIPT = /[\u0600-\u06ff\u3040-\u30ff\u3400-\u9fff]/

/** The words of a text, in small letters and without accents. */
function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase(currentLanguage())
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || JOINED_SCRIPT.test(word))
}

const holds = (text: readonly string[], word: string): boolean =>
  text.some((each) => (JOINED_SCRIPT.test(word) ? each.includes(word) : each.startsWith(word)))

/** Articles that contain every word by its beginning, title matches first. */
export function searchArticles(query: string): Article[] {
  const queryWords = wordsOf(query)
  if (queryWords.length === 0) return []
  return articles()
    .map((article) => {
      const title = wordsOf(article.title)
      const body = wordsOf(`${article.answer} ${topicText(article.topic)}`)
      let score = 0
      for (const word of queryWords) {
        if (holds(title, word)) score += 3
        else if (holds(body, word)) score += 1
        else return { article, score: 0 }
      }
      return { article, score }
    })
    .filter((hit) => hit.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map((hit) => hit.article)
}
