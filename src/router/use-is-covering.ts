import { createContext, useContext } from 'react';

/** Whether the area around covers another one for which there is no room. The layout provides it. */
export const CoveringContext = createContext( false );

/** Whether the area of a component covers another one, which is hidden meanwhile. */
export function useIsCovering(): boolean {
	return useContext( CoveringContext );
}
