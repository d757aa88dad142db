/**
 * Lets the browser save a file.
 *
 * @param name    Name of the file.
 * @param content Its content.
 */
export function downloadFile( name: string, content: Blob ): void {
	const url = URL.createObjectURL( content );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.hidden = true;
	document.body.append( link );
	link.click();
	link.remove();
	URL.revokeObjectURL( url );
}
