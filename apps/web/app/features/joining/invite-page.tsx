// The page of an invitation link: for a new person, an existing account, another signed-in account, or an
// expired link.
import { joiningPerson, type InvitationOffer } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError, describeError } from '../../lib/api.ts'
import { loadConfig } from '../../lib/config.ts'
import { keepLinkToken } from '../../lib/link-token.ts'
import { useSession } from '../../lib/session-context.ts'
import { supabase } from '../../lib/supabase.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { FormNotice } from '../../ui/form-notice.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { AccountFields } from './account-fields.tsx'
import { acceptInvitation, offerQuery } from './api.ts'
import { joiningWords as words } from '../../lib/words/joining.ts'
import { fixedRoleName } from '../../lib/role-words.ts'

type Page = (parts: { title: string; lead: ReactNode; children: ReactNode }) => ReactNode

interface InvitePageProps {
  token: string
  /** The surrounding page. */
  page: Page
  /** Signs the new account in; returns null on success, else an error sentence. */
  signIn: (email: string, password: string) => Promise<string | null>
  /** Opens the portal with a session that names the new company. */
  onJoined: () => void
}

export function InvitePage(props: InvitePageProps) {
  const { token, page } = props
  const { status, user } = useSession()
  const offer = useQuery({ ...offerQuery(token), enabled: token !== '' })
  if (token === '' || offer.error)
    return <Refused failure={offer.error} page={page} onRetry={offer.refetch} />
  if (!offer.data || status === 'loading') return <PageSpinner label={words('opening')} />
  if (user && user.email.toLowerCase() !== offer.data.email)
    return <ForAnother offer={offer.data} email={user.email} page={page} />
  if (user) return <AcceptSignedIn offer={offer.data} {...props} />
  return offer.data.hasAccount ? (
    <SignInFirst offer={offer.data} token={token} page={page} />
  ) : (
    <NewAccount offer={offer.data} {...props} />
  )
}

const titleOf = ({ companyName }: InvitationOffer) => words('join', { company: companyName })
const leadOf = ({ companyName, invitedBy, role }: InvitationOffer) =>
  words('invited', { who: invitedBy ?? companyName, role: fixedRoleName(role) })

function Refused({ failure, page, onRetry }: { failure: unknown; page: Page; onRetry: () => unknown }) {
  if (failure === null)
    return page({
      title: words('needsLink'),
      lead: words('openFullLink'),
      children: <ToSignIn />,
    })
  const { message, hint } = describeError(failure)
  const isFinal = failure instanceof ApiError && (failure.status === 404 || failure.status === 410)
  return page({
    title: isFinal ? message.replace(/\.$/, '') : words('notOpened'),
    lead: isFinal ? hint : `${message} ${hint ?? ''}`,
    children: isFinal ? (
      <ToSignIn />
    ) : (
      <Button size="l" onClick={() => void onRetry()}>
        {words('tryAgain')}
      </Button>
    ),
  })
}

function ToSignIn() {
  return (
    <ButtonLink to="/login" size="l">
      {words('signIn')}
    </ButtonLink>
  )
}

function ForAnother({ offer, email, page }: { offer: InvitationOffer; email: string; page: Page }) {
  const { signOut } = useSession()
  return page({
    title: words('forAnother', { email: offer.email }),
    lead: words('forAnotherMore', { email }),
    children: (
      <div className="grid gap-2.5">
        <Button variant="primary" size="l" onClick={() => void signOut()}>
          {words('signOut')}
        </Button>
        <ButtonLink to="/dashboard" size="l">
          {words('staySignedIn')}
        </ButtonLink>
      </div>
    ),
  })
}

function SignInFirst({ offer, token, page }: { offer: InvitationOffer; token: string; page: Page }) {
  return page({
    title: titleOf(offer),
    lead: `${leadOf(offer)} ${words('hasAccount', { email: offer.email })}`,
    children: (
      <ButtonLink
        to="/login?to=/invite"
        onClick={() => keepLinkToken('/invite', token)}
        variant="primary"
        size="l"
      >
        {words('signIn')}
      </ButtonLink>
    ),
  })
}

function AcceptSignedIn({ offer, token, page, onJoined }: InvitePageProps & { offer: InvitationOffer }) {
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    try {
      await acceptInvitation({ token })
      const client = await supabase()
      await client.auth.refreshSession()
      onJoined()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return page({
    title: titleOf(offer),
    lead: leadOf(offer),
    children: (
      <div className="grid gap-4">
        {failure !== null && <Failure failure={failure} />}
        <Button variant="primary" size="l" disabled={isBusy} onClick={() => void accept()}>
          {words('accept')}
        </Button>
      </div>
    ),
  })
}

function Failure({ failure }: { failure: unknown }) {
  const { message, hint } = describeError(failure)
  return (
    <FormNotice>
      {message} {hint}
    </FormNotice>
  )
}

function NewAccount({ offer, token, page, signIn, onJoined }: InvitePageProps & { offer: InvitationOffer }) {
  const fields = useSchemaForm({
    schema: joiningPerson,
    defaultValues: { firstName: '', lastName: '', password: '' },
    onSubmit: async (person) => {
      await acceptInvitation({ token, person })
      const problem = await signIn(offer.email, person.password)
      if (problem) throw new Error(words('accountReadyBut', { problem }))
      onJoined()
    },
  })
  const { register } = fields.form
  const config = useQuery({ queryKey: ['config'], queryFn: loadConfig })
  const provider = config.data?.singleSignOn?.label
  return page({
    title: titleOf(offer),
    lead: `${leadOf(offer)} ${words('accountWillBe', { email: offer.email })}`,
    children: (
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          fields.submit()
        }}
      >
        {fields.failure !== null && <Failure failure={fields.failure} />}
        <AccountFields
          register={{
            firstName: register('firstName'),
            lastName: register('lastName'),
            password: register('password'),
          }}
          errorOf={fields.errorOf}
          isDisabled={fields.isSubmitting}
        />
        <Button type="submit" variant="primary" size="l" disabled={fields.isSubmitting}>
          {fields.isSubmitting ? words('joining') : words('createAndJoin')}
        </Button>
        {/* After returning, the person has an account, and this tab still has the invitation. */}
        {provider !== undefined && (
          <ButtonLink to="/login?to=/invite" onClick={() => keepLinkToken('/invite', token)} size="l">
            {words('orContinueWith', { provider })}
          </ButtonLink>
        )}
      </form>
    ),
  })
}
