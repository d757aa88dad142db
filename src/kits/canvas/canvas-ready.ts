import { createContext } from 'react';

/** Whether the canvas may be seen. A context, so that the editor in it is not rendered again when it may. */
export const CanvasReadyContext = createContext( false );
