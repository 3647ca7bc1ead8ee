/** The heading of a page of roles. Later pages have older roles, which may all have closed. */
export function rolesTitle(roles: readonly { readonly is_open: boolean }[]): string {
  const open = roles.filter(({ is_open: isOpen }) => isOpen).length;
  if (open === roles.length) return 'Open roles';
  return open === 0 ? 'Closed roles' : 'Open and closed roles';
}
