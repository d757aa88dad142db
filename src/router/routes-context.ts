import { createContext } from 'react';

import type { RouteDefinition } from './types';

/** The routes of the application, those of other plugins included. */
export const RoutesContext = createContext< readonly RouteDefinition[] >( [] );
