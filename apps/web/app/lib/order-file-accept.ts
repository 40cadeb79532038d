/** File types that pickers of order files accept. */
export const ORDER_FILE_ACCEPT =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.xlsb,.ods,.pdf,.eml,text/csv,application/pdf,message/rfc822'
