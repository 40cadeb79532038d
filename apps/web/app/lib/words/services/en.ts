// Names of the services that the status pages watch.
export default {
  signIn: 'Sign-in',
  data: 'Data',
  positions: 'Live positions',
  planning: 'Planning engine',
  maps: 'Maps and addresses',
  mail: 'Email',
} as const
