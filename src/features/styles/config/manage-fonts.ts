import { createContext, useContext } from 'react';

/** Opens the font library, or the family of a name in it. */
export type ManageFonts = ( family?: string ) => void;

/** Context of what opens the font library; `undefined` where there is none. */
export const ManageFontsContext = createContext< ManageFonts | undefined >(
	undefined
);

/** Returns what opens the font library; `undefined` where there is none. */
export function useManageFonts(): ManageFonts | undefined {
	return useContext( ManageFontsContext );
}
