import { createContext } from 'react';

import type { RouteDefinition } from './types';

/** The routes of the application, including those of other plugins. */
export const RoutesContext = createContext< readonly RouteDefinition[] >( [] );
