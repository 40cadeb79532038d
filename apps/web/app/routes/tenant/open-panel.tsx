// `/tenant/drivers/add`, `/tenant/routes/create`: open a list with its form for a new entry.
import { Navigate, useLocation } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'

export default function OpenPanel() {
  const { pathname } = useLocation()
  const { link } = useTenant()
  const list = pathname.replace(/\/(add|create)\/?$/, '')
  return <Navigate to={link(`${list}?panel=new`)} replace />
}
