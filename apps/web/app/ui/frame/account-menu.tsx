// Who is signed in, the theme, and the way out.
import { LogOut, Monitor, Moon, ShieldCheck, Sun } from 'lucide-react'
import { useNavigate } from 'react-router'
import { setTheme, useThemeChoice, type ThemeChoice } from '../../lib/theme.ts'
import { initials } from '../../lib/format.ts'
import { Menu } from '../menu.tsx'
import { Segments } from '../segments.tsx'

const THEMES: { value: ThemeChoice; label: React.ReactNode }[] = [
  {
    value: 'light',
    label: (
      <>
        <Sun aria-hidden />
        <span className="sr-only">Light</span>
      </>
    ),
  },
  {
    value: 'dark',
    label: (
      <>
        <Moon aria-hidden />
        <span className="sr-only">Dark</span>
      </>
    ),
  },
  {
    value: 'system',
    label: (
      <>
        <Monitor aria-hidden />
        <span className="sr-only">System</span>
      </>
    ),
  },
]

/** The round button with initials and its menu. */
export function AccountMenu({
  name,
  email,
  onSignOut,
}: {
  name: string
  email: string
  onSignOut: () => void
}) {
  const theme = useThemeChoice()
  const navigate = useNavigate()
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account of ${name}`}
          className="grid size-7 shrink-0 place-items-center rounded-full bg-select text-1 font-strong text-ink before:absolute before:size-11"
        >
          {initials(name)}
        </button>
      }
      head={
        <>
          <p className="truncate text-2 font-strong">{name}</p>
          <p className="truncate text-1 text-ink-3">{email}</p>
        </>
      }
      items={[
        {
          label: 'Security',
          icon: <ShieldCheck />,
          onSelect: () => void navigate('/account/security'),
        },
        { label: 'Sign Out', icon: <LogOut />, onSelect: onSignOut },
      ]}
    >
      <div className="flex items-center justify-between gap-6 px-2 py-2 text-2">
        Theme
        <Segments label="Theme" value={theme} onChange={setTheme} items={THEMES} />
      </div>
    </Menu>
  )
}
