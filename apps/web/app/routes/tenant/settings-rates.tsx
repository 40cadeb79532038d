// `/tenant/settings/rates`
import { RatesScreen } from '../../features/settings/rates/rates-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { ratesWords } from '../../lib/words/rates.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'

export const meta = hiddenMeta(() => ratesWords('title'))

export default function Rates() {
  return useWords(ratesWords) ? <RatesScreen /> : <PageSpinner />
}
