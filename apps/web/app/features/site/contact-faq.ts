// Frequent questions of the contact page. Tests prove their claims (claims.ts).
import { BRAND } from '../../lib/brand-of-page.ts'
import { siteContactWords as words } from '../../lib/words/site-contact.ts'

interface FrequentQuestion {
  id: string
  question: string
  answer: string
}

/** In the page's language. */
export const contactFaq = (): FrequentQuestion[] => [
  {
    id: 'trial',
    question: words('trialQuestion'),
    answer: words('trialAnswer', { days: BRAND.trialDays }),
  },
  {
    id: 'spreadsheet',
    question: words('spreadsheetQuestion'),
    answer: words('spreadsheetAnswer', { name: BRAND.name }),
  },
  { id: 'phones', question: words('phonesQuestion'), answer: words('phonesAnswer') },
  { id: 'limit', question: words('limitQuestion'), answer: words('limitAnswer') },
  { id: 'data', question: words('dataQuestion'), answer: words('dataAnswer') },
  { id: 'tracking', question: words('trackingQuestion'), answer: words('trackingAnswer') },
]
