/**
 * Expects that the console was told of errors, which fail a test otherwise: React tells what a boundary has caught.
 */
export function expectConsoleErrors(): void {
	(
		expect( console ) as unknown as { toHaveErrored: () => void }
	 ).toHaveErrored();
}
