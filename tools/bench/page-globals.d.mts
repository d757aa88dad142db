/** What the benchmark, and the pages that it opens, keep in the window. */
declare global {
	interface Window {
		atelierChecks: any;
		atelierKeys: any;
		atelierRenders: any;
		wp: any;
		React: any;
	}
}

export {};
