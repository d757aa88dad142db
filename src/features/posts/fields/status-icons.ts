import {
	drafts,
	notAllowed,
	pending,
	published,
	scheduled,
	trash,
} from '@wordpress/icons';

/** Icons of the statuses. */
export const STATUS_ICONS: Readonly< Record< string, JSX.Element > > = {
	publish: published,
	future: scheduled,
	draft: drafts,
	pending,
	private: notAllowed,
	trash,
};
