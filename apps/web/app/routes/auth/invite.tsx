// `/invite#token`: target of invitation mails.
import { InvitePage } from '../../features/joining/invite-page.tsx'
import { NarrowPage } from '../../features/sign-in/narrow-page.tsx'
import { signIn } from '../../features/sign-in/sign-in.ts'
import { pageMeta } from '../../features/site/meta.ts'
import { useLinkToken } from '../../lib/link-token.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { joiningWords } from '../../lib/words/joining.ts'

export const meta = () =>
  pageMeta({
    title: joiningWords('invitation'),
    description: 'Accept an invitation to work with a company.',
    path: '/invite',
    isHidden: true,
  })

export default function Invite() {
  const token = useLinkToken()
  const isShown = useReaderWords(joiningWords)
  if (token === null || !isShown) return <PageSpinner />
  return (
    <InvitePage
      token={token}
      page={(parts) => <NarrowPage {...parts} />}
      signIn={signIn}
      // A full load drops the previous company's data.
      onJoined={() => window.location.assign('/dashboard')}
    />
  )
}
