// The company's own host name for tracking pages, and where its public links lead.
import { trackingHostResponse } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api.ts'

const PATH = '/company/tracking-host'

export const trackingHostQuery = () =>
  queryOptions({
    queryKey: ['tracking-host'],
    queryFn: ({ signal }) => callApi(PATH, trackingHostResponse, { signal }),
  })
export const setTrackingHost = (host: string) =>
  callApi(PATH, trackingHostResponse, { method: 'PUT', body: { host } })
export const removeTrackingHost = () => callApi(PATH, trackingHostResponse, { method: 'DELETE' })
export const checkTrackingHost = () => callApi(`${PATH}/check`, trackingHostResponse, { method: 'POST' })
