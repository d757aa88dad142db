import { createContext } from 'react';

/** Whether the canvas may be shown. A context, so that a change does not re-render the editor. */
export const CanvasReadyContext = createContext( false );
