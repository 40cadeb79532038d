// `/dashboard` picks the area by role (requirement 2.2-2).
import { Navigate } from 'react-router'
import { areaOf } from '@dropwise/contracts'
import { useUser } from '../lib/session-context.ts'

export default function Dashboard() {
  return <Navigate to={areaOf(useUser().role)} replace />
}
