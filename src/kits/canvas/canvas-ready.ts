import { createContext } from 'react';

/** Whether the canvas may be shown. A context, so that a change does not render the editor in it again. */
export const CanvasReadyContext = createContext( false );
