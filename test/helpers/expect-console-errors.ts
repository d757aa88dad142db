/**
 * Expects errors in the console, which otherwise fail a test: React logs each error that a boundary catches.
 */
export function expectConsoleErrors(): void {
	(
		expect( console ) as unknown as { toHaveErrored: () => void }
	 ).toHaveErrored();
}
