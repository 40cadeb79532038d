// The page of an invitation link: for a new person, an existing account, another signed-in account, or an
// expired link.
import { joiningPerson, MEMBER_ROLE_LABELS, type InvitationOffer } from '@dropwise/contracts'
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
  if (!offer.data || status === 'loading') return <PageSpinner label="Opening the invitation" />
  if (user && user.email.toLowerCase() !== offer.data.email)
    return <ForAnother offer={offer.data} email={user.email} page={page} />
  if (user) return <AcceptSignedIn offer={offer.data} {...props} />
  return offer.data.hasAccount ? (
    <SignInFirst offer={offer.data} token={token} page={page} />
  ) : (
    <NewAccount offer={offer.data} {...props} />
  )
}

const titleOf = ({ companyName }: InvitationOffer) => `Join ${companyName}`
const leadOf = ({ companyName, invitedBy, role }: InvitationOffer) =>
  `${invitedBy ?? companyName} has invited you to work as ${MEMBER_ROLE_LABELS[role].toLowerCase()}.`

function Refused({ failure, page, onRetry }: { failure: unknown; page: Page; onRetry: () => unknown }) {
  if (failure === null)
    return page({
      title: 'This page needs its link',
      lead: 'Open the full link from the email.',
      children: <ToSignIn />,
    })
  const { message, hint } = describeError(failure)
  const isFinal = failure instanceof ApiError && (failure.status === 404 || failure.status === 410)
  return page({
    title: isFinal ? message.replace(/\.$/, '') : 'The invitation could not be opened',
    lead: isFinal ? hint : `${message} ${hint ?? ''}`,
    children: isFinal ? (
      <ToSignIn />
    ) : (
      <Button size="l" onClick={() => void onRetry()}>
        Try again
      </Button>
    ),
  })
}

function ToSignIn() {
  return (
    <ButtonLink to="/login" size="l">
      Sign In
    </ButtonLink>
  )
}

function ForAnother({ offer, email, page }: { offer: InvitationOffer; email: string; page: Page }) {
  const { signOut } = useSession()
  return page({
    title: `This invitation is for ${offer.email}`,
    lead: `You are signed in as ${email}. Sign out to accept it with the invited address.`,
    children: (
      <div className="grid gap-2.5">
        <Button variant="primary" size="l" onClick={() => void signOut()}>
          Sign out
        </Button>
        <ButtonLink to="/dashboard" size="l">
          Stay signed in
        </ButtonLink>
      </div>
    ),
  })
}

function SignInFirst({ offer, token, page }: { offer: InvitationOffer; token: string; page: Page }) {
  return page({
    title: titleOf(offer),
    lead: `${leadOf(offer)} ${offer.email} already has an account: sign in with it and you will come back here.`,
    children: (
      <ButtonLink
        to="/login?to=/invite"
        onClick={() => keepLinkToken('/invite', token)}
        variant="primary"
        size="l"
      >
        Sign In
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
          Accept
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
      if (problem) throw new Error(`Your account is ready, but: ${problem}`)
      onJoined()
    },
  })
  const { register } = fields.form
  const config = useQuery({ queryKey: ['config'], queryFn: loadConfig })
  const provider = config.data?.singleSignOn?.label
  return page({
    title: titleOf(offer),
    lead: `${leadOf(offer)} Your account will be ${offer.email}.`,
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
          {fields.isSubmitting ? 'Joining...' : 'Create account and join'}
        </Button>
        {/* After returning, the person has an account, and this tab still has the invitation. */}
        {provider !== undefined && (
          <ButtonLink to="/login?to=/invite" onClick={() => keepLinkToken('/invite', token)} size="l">
            Or continue with {provider}
          </ButtonLink>
        )}
      </form>
    ),
  })
}
