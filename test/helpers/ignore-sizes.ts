/** Gives jsdom, which has no layout, a `ResizeObserver` that never reports a size. */
export function ignoreSizes(): void {
	globalThis.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
}
