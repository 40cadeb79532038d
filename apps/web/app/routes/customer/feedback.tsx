// /customer/feedback/{number}
import { useParams } from 'react-router'
import { FeedbackPage } from '../../features/customer/feedback-page.tsx'

export function meta() {
  return [{ title: 'Feedback - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default function Feedback() {
  const { number = '' } = useParams()
  return <FeedbackPage key={number} number={number} />
}
