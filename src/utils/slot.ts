/** A dependency that a layer uses and does not import: `app/` fills it before the first render. */
export interface Slot< T > {
	/**
	 * Fills the slot, or replaces its content.
	 *
	 * @param content The content from then on.
	 */
	fill: ( content: T ) => void;
	/** Returns the content of the slot; throws while it is empty. */
	get: () => T;
}

/**
 * Returns an empty slot.
 *
 * @param name Name of the slot, for the error while it is empty.
 */
export function createSlot< T extends object >( name: string ): Slot< T > {
	let filled: T | undefined;
	return {
		fill: ( content ) => {
			filled = content;
		},
		get: () => {
			if ( ! filled ) {
				throw new Error(
					`The slot “${ name }” is empty: call fillSlots of src/app first.`
				);
			}
			return filled;
		},
	};
}
