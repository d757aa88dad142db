import { lazyPart } from '@/components/lazy-part';

/** Sidebar item that links to the work of other themes. */
export const OtherThemesItem = lazyPart( () =>
	import(
		/* webpackChunkName: "left-work" */ './bring/other-themes-item'
	).then( ( module ) => module.OtherThemesItem )
);

/** Notice about the work that stays with the former theme after a switch. */
export const LeftWork = lazyPart( () =>
	import( /* webpackChunkName: "left-work" */ './bring/left-work' ).then(
		( module ) => module.LeftWork
	)
);
