// `/register`: accounts for recipients. Companies start with a trial.
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { NarrowPage } from '../../features/sign-in/narrow-page.tsx'
import { register, sendConfirmationAgain } from '../../features/sign-in/registration.ts'
import { pageMeta } from '../../features/site/meta.ts'
import { WordsOnTheWay } from '../../features/site/words-on-the-way.tsx'
import { useReaderWords } from '../../lib/reader-language.ts'
import { Button } from '../../ui/button.tsx'
import { emailRules, passwordRules } from '../../features/sign-in/rules.ts'
import { FormNotice } from '../../ui/form-notice.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { signInWords as words } from '../../lib/words/sign-in.ts'

export const meta = () =>
  pageMeta({
    title: words('createAccountTitle'),
    description: 'See every parcel on its way to you in one place, and choose when and where it is left.',
    path: '/register',
  })

export default function Register() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<{ email: string; password: string }>()
  const { isSubmitting, errors } = form.formState
  const isShown = useReaderWords(words)
  const submit = form.handleSubmit(async ({ email, password }) => {
    const answer = await register(email.trim(), password)
    setProblem(answer)
    if (!answer) setSentTo(email.trim())
  })
  if (!isShown) return <WordsOnTheWay />
  if (sentTo) return <CheckYourEmail email={sentTo} />
  return (
    <NarrowPage title={words('createAccountTitle')} lead={words('createAccountLead')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {problem && <FormNotice>{problem}</FormNotice>}
        <TextField
          label={words('email')}
          type="email"
          size="l"
          autoComplete="username"
          maxLength={254}
          error={errors.email?.message}
          disabled={isSubmitting}
          {...form.register('email', emailRules())}
        />
        <PasswordField
          label={words('password')}
          size="l"
          autoComplete="new-password"
          maxLength={72}
          error={errors.password?.message}
          disabled={isSubmitting}
          {...form.register('password', passwordRules())}
        />
        <Button type="submit" variant="primary" size="l" disabled={isSubmitting}>
          {isSubmitting ? words('creating') : words('createAccountButton')}
        </Button>
        <p className="text-2 text-ink-2">
          {words('planForCompany')}{' '}
          <Link to="/onboarding" className="text-link">
            {words('startATrial')}
          </Link>
        </p>
        <p className="text-2 text-ink-2">
          {words('haveAccount')}{' '}
          <Link to="/login" className="text-link">
            {words('signInButton')}
          </Link>
        </p>
      </form>
    </NarrowPage>
  )
}

function CheckYourEmail({ email }: { email: string }) {
  const [message, setSaid] = useState<string | null>(null)
  const sendAgain = async () => {
    setSaid((await sendConfirmationAgain(email)) ?? words('sentAgain'))
  }
  return (
    <NarrowPage title={words('checkEmail')} lead={words('confirmSent', { email, hours: 24 })}>
      <Button size="l" onClick={() => void sendAgain()}>
        {words('sendAgain')}
      </Button>
      <p role="status" className="pt-3 text-2 text-ink-2">
        {message}
      </p>
    </NarrowPage>
  )
}
