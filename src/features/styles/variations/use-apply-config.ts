import { useCallback } from 'react';

import { runOnItems } from '@/kits/saving/outcomes';
import type { Config } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import { nameReplaced } from '../rules/name-replaced';
import { shouldStoreLook } from '../rules/should-store-look';
import { useLooks } from './use-looks';
import { useThemeVariations } from './use-theme-variations';

const STYLES = { id: 'user' };

/** Puts a look in the place of the person's; `message` is what the notice says. */
export type ApplyConfig = ( next: Config, message: string ) => void;

/**
 * Returns a function that replaces the person's styles so that nothing is lost: the look from before is kept unless it
 * is kept already, by the name of what it was, and the notice undoes the replacement.
 */
export function useApplyConfig(): ApplyConfig {
	const { user, setUser } = useGlobalStyles();
	const { looks, store: store } = useLooks();
	const { all } = useThemeVariations();
	return useCallback(
		( next, message ) => {
			const before: Config = {
				settings: user.settings,
				styles: user.styles,
			};
			void runOnItems( [ STYLES ], {
				subject: 'styles',
				run: async () => {
					setUser(
						() => ( {
							settings: next.settings,
							styles: next.styles,
						} ),
						`look.${ Date.now() }`
					);
					return async () =>
						setUser( () => before, `look.undo.${ Date.now() }` );
				},
				done: () => message,
			} );
			if (
				shouldStoreLook( {
					current: before,
					kept: [ ...all, ...looks ],
				} )
			) {
				void store( {
					title: nameReplaced( before, [
						...all,
						...looks.filter( ( { kind } ) => kind === 'saved' ),
					] ),
					kind: 'before',
					...before,
				} );
			}
		},
		[ user.settings, user.styles, setUser, all, looks, store ]
	);
}
