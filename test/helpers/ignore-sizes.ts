/** Gives jsdom, which lays nothing out, an observer of sizes that has nothing to tell. */
export function ignoreSizes(): void {
	globalThis.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
}
