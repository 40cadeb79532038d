// Sign-in form: two fields, one button, connection state; demo accounts in demo mode.
import { Radio, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { PublicConfig } from '@dropwise/contracts'
import { loadConfig } from '../../lib/config.ts'
import { useConnection } from '../../lib/connection.ts'
import { useOnline } from '../../lib/online.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { CompanySignOnButton } from './company-sign-on-button.tsx'
import { ConnectionDot } from '../../ui/frame/connection.tsx'
import { FormNotice, Lines } from '../../ui/form-notice.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { sendConfirmationAgain } from './registration.ts'
import { signIn } from './sign-in.ts'
import { SignInLinkButton } from './sign-in-link-button.tsx'
import { SingleSignOnButton } from './single-sign-on-button.tsx'

const ACCOUNT_NAMES = {
  owner: 'demoOwner',
  tenant: 'demoTenant',
  driver: 'demoDriver',
  customer: 'demoCustomer',
} as const

const accountName = ({ role, label }: PublicConfig['demoAccounts'][number]): string =>
  Object.hasOwn(ACCOUNT_NAMES, role) ? words(ACCOUNT_NAMES[role as keyof typeof ACCOUNT_NAMES]) : label

function DemoAccounts({
  accounts,
  isDisabled,
  onPick,
}: {
  accounts: PublicConfig['demoAccounts']
  isDisabled: boolean
  onPick: (account: PublicConfig['demoAccounts'][number]) => void
}) {
  if (accounts.length === 0) return null
  return (
    <section aria-label={words('demoAccounts')} className="border-t border-line pt-4">
      <p className="pb-2 text-2 text-ink-2">{words('demoSignInAs')}</p>
      <div className="flex flex-wrap gap-1.5">
        {accounts.map((account) => (
          <Button
            key={account.email}
            size="s"
            disabled={isDisabled}
            title={account.email}
            onClick={() => onPick(account)}
          >
            {accountName(account)}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Sign-in without password: mail link, passkey, the operator's sign-in server. */
function OtherWaysIn({
  singleSignOn,
  emailOf,
  to,
  isDisabled,
  onStart,
  onProblem,
}: {
  singleSignOn: string | undefined
  emailOf: () => string
  to: string | null
  isDisabled: boolean
  onStart: () => void
  onProblem: (sentence: string | null) => void
}) {
  const way = { isDisabled, onProblem }
  return (
    <>
      <SignInLinkButton emailOf={emailOf} to={to} {...way} />
      <PasskeyButton onStart={onStart} {...way} />
      <SingleSignOnButton label={singleSignOn} onStart={onStart} {...way} />
      <CompanySignOnButton emailOf={emailOf} {...way} />
    </>
  )
}

function Elsewhere() {
  return (
    <>
      <div className="grid grid-cols-[1.25fr_1fr] gap-2 max-md:grid-cols-1">
        <ButtonLink size="l" to="/network-diagnostics" icon={<Radio />}>
          {words('diagnostics')}
        </ButtonLink>
        <ButtonLink size="l" to="/onboarding">
          {words('startTrial')}
        </ButtonLink>
      </div>
      <p className="text-2 text-ink-2">
        {words('expectingParcel')}{' '}
        <Link to="/register" className="text-link">
          {words('createAccount')}
        </Link>
      </p>
      <p className="text-2 text-ink-2">
        {words('driverWithCode')}{' '}
        <Link to="/driver/code" className="text-link">
          {words('signInToDrive')}
        </Link>
      </p>
    </>
  )
}

interface SignInNoticeProps {
  isOnline: boolean
  message: string | null
  onConfirmAgain: () => void
}

/** Why the person cannot sign in, with the way to a new confirmation mail. */
function SignInNotice({ isOnline, message, onConfirmAgain }: SignInNoticeProps) {
  if (!isOnline) return <FormNotice icon={<WifiOff aria-hidden />}>{words('offline')}</FormNotice>
  if (!message) return null
  return (
    <FormNotice>
      <Lines text={message} />
      {message === words('notConfirmed') && (
        <button type="button" className="block min-h-8 underline" onClick={onConfirmAgain}>
          {words('confirmAgain')}
        </button>
      )}
    </FormNotice>
  )
}

function ConnectionLine({ isOnline }: { isOnline: boolean }) {
  const connection = useConnection(15_000)
  const hasConnection = isOnline && connection.state !== 'none'
  return (
    <p className="mt-auto flex justify-center pt-8">
      <ConnectionDot
        tone={hasConnection ? connection.state : 'none'}
        label={words(hasConnection ? 'connected' : 'notConnected')}
        detail={
          hasConnection
            ? connection.ms === null
              ? undefined
              : words('answersIn', { ms: connection.ms })
            : words('fieldsComeBack')
        }
      />
    </p>
  )
}

/** `onStart` runs before the request; with a session the page continues to `to`, or its default. */
export function SignInForm({ to, onStart }: { to: string | null; onStart: () => void }) {
  const isOnline = useOnline()
  const [message, setMessage] = useState<string | null>(null)
  const [config, setConfig] = useState<PublicConfig | null>(null)
  // No default values, which would erase what was typed before hydration.
  const form = useForm<{ email?: string; password?: string }>()
  const isBusy = form.formState.isSubmitting

  useEffect(() => {
    loadConfig().then(setConfig, () => setConfig(null))
  }, [isOnline])

  const submit = form.handleSubmit(async ({ email = '', password = '' }) => {
    setMessage(null)
    if (!email.trim() || !password) return setMessage(words('bothRequired'))
    onStart()
    const problem = await signIn(email.trim(), password)
    if (problem) setMessage(problem)
  })

  const sendAgain = async () => {
    const email = (form.getValues('email') ?? '').trim()
    setMessage((await sendConfirmationAgain(email)) ?? words('confirmationSent', { email }))
  }
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <SignInNotice isOnline={isOnline} message={message} onConfirmAgain={() => void sendAgain()} />
        <TextField
          label={words('email')}
          size="l"
          type="email"
          autoComplete="username"
          maxLength={254}
          disabled={!isOnline || isBusy}
          {...form.register('email')}
        />
        <PasswordField
          label={words('password')}
          size="l"
          autoComplete="current-password"
          maxLength={72}
          disabled={!isOnline || isBusy}
          aside={
            <Link to="/forgot-password" className="text-link text-2">
              {words('forgotLink')}
            </Link>
          }
          {...form.register('password')}
        />
        <Button type="submit" variant="primary" size="l" disabled={!isOnline || isBusy} className="mt-1">
          {words(isBusy ? 'signingIn' : 'signInButton')}
        </Button>
        <OtherWaysIn
          singleSignOn={config?.singleSignOn?.label}
          emailOf={() => form.getValues('email') ?? ''}
          to={to}
          isDisabled={!isOnline || isBusy}
          onStart={onStart}
          onProblem={setMessage}
        />
        <Elsewhere />
        {config?.features.demo && (
          <DemoAccounts
            accounts={config.demoAccounts}
            isDisabled={!isOnline || isBusy}
            onPick={(account) => {
              form.setValue('email', account.email)
              form.setValue('password', account.password)
              void submit()
            }}
          />
        )}
      </form>
      <ConnectionLine isOnline={isOnline} />
    </>
  )
}
