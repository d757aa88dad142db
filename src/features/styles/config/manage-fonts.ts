import { createContext, useContext } from 'react';

/** Context of what opens the font library; `undefined` where there is none. */
export const ManageFontsContext = createContext< ( () => void ) | undefined >(
	undefined
);

/** Returns what opens the font library; `undefined` where there is none. */
export function useManageFonts(): ( () => void ) | undefined {
	return useContext( ManageFontsContext );
}
