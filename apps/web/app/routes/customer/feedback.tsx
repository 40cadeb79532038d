// /customer/feedback/{number}
import { useParams } from 'react-router'
import { FeedbackPage } from '../../features/customer/feedback-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { customerWords } from '../../lib/words/customer.ts'

export const meta = hiddenMeta(() => customerWords('feedback'))

export default function Feedback() {
  const { number = '' } = useParams()
  return <FeedbackPage key={number} number={number} />
}
