// Roles that need a second factor, set by administrators.
import { companySignIn, MEMBER_ROLES, type MemberRole } from '@dropwise/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, describeError } from '../../lib/api.ts'
import { fixedRoleName } from '../../lib/role-words.ts'
import { supabase } from '../../lib/supabase.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { notify } from '../../ui/toasts.tsx'
import { teamWords as words } from '../../lib/words/team.ts'

const signInRuleQuery = () =>
  queryOptions({
    queryKey: ['company', 'sign-in'],
    queryFn: ({ signal }) => callApi('/company/sign-in', companySignIn, { signal }),
  })

async function putRule(secondStepRoles: MemberRole[]): Promise<void> {
  await callApi('/company/sign-in', companySignIn, { method: 'PUT', body: { secondStepRoles } })
  // The rule may affect the caller: the refreshed token opens the setup page.
  await (await supabase()).auth.refreshSession()
}

function useSignInRule() {
  const client = useQueryClient()
  const rule = useQuery(signInRuleQuery())
  const change = useMutation({
    mutationFn: putRule,
    onSettled: () => client.invalidateQueries({ queryKey: ['company', 'sign-in'] }),
    onSuccess: () => notify({ title: words('saved') }),
    onError: (error) =>
      notify({ title: words('nothingChanged'), detail: describeError(error).message, tone: 'bad' }),
  })
  const roles = (change.isPending ? change.variables : rule.data?.secondStepRoles) ?? []
  const toggle = (role: MemberRole, isOn: boolean) =>
    change.mutate(MEMBER_ROLES.filter((each) => (each === role ? isOn : roles.includes(each))))
  return { rule, roles, toggle, isBusy: change.isPending }
}

export function SignInRule() {
  const { rule, roles, toggle, isBusy } = useSignInRule()
  return (
    <section className="pt-7" aria-labelledby="sign-in-rule">
      <h2 id="sign-in-rule" className="text-4">
        {words('secondStep')}
      </h2>
      <p className="max-w-[60ch] pt-1 pb-3 text-2 text-ink-2">{words('secondStepMeaning')}</p>
      <Loaded query={rule} what={words('theRule')} rows={1}>
        {() => (
          <ul className="flex flex-wrap gap-x-6 gap-y-3">
            {MEMBER_ROLES.map((role) => (
              <li key={role}>
                <Checkbox
                  label={fixedRoleName(role)}
                  isChecked={roles.includes(role)}
                  isDisabled={isBusy}
                  onChange={(isOn) => toggle(role, isOn)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
