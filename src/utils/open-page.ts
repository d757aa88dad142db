/**
 * Opens another page in the window.
 *
 * @param url Its address.
 */
export function openPage( url: string ): void {
	window.location.assign( url );
}
