/** File types that pickers of order files accept. */
export const ORDER_FILE_ACCEPT = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.xlsb,.ods,text/csv'
