import { createContext, useContext } from 'react';

/** Filter of the list of blocks. */
export interface BlockFilter {
	search: string;
	/** Whether only blocks are listed that the person has changed. */
	isCustomizedOnly: boolean;
	/** Whether only blocks are listed that have CSS of the person's own. */
	isCssOnly: boolean;
}

/** A filter, and the function that changes it. */
export type BlockFilterState = readonly [
	filter: BlockFilter,
	setFilter: ( filter: BlockFilter ) => void,
];

/** The list of all blocks. */
export const NO_BLOCK_FILTER: BlockFilter = {
	search: '',
	isCustomizedOnly: false,
	isCssOnly: false,
};

/** The panel keeps the filter for as long as it is open, so that the list is the same on the way back from a block. */
export const BlockFilterContext = createContext< BlockFilterState >( [
	NO_BLOCK_FILTER,
	() => {},
] );

/** Returns the filter of the list of blocks, and the function that changes it. */
export function useBlockFilter(): BlockFilterState {
	return useContext( BlockFilterContext );
}
