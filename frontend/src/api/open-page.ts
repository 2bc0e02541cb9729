/** Leaves the app for a page of the server, such as the sign-in page. */
export function openPage(path: string): void {
  window.location.assign(path);
}

/** Loads the page again, as after a session that has ended. */
export const reloadPage = (): void => window.location.reload();
