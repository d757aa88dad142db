import { __, sprintf } from '@wordpress/i18n';

import { useResource } from '@/data/reads/use-resource';
import { getBootPayload, type LeftWorkCounts } from '@/data/site/boot-payload';
import { themeWorkResource } from '../reads/other-themes';
import { countLeftWork } from '../rules/count-left-work';
import { describeWork } from '../rules/describe-work';

/** Shows the number of records that activating the previewed theme leaves behind. */
export function ActivationNote() {
	const { leftWork } = getBootPayload();
	return leftWork && <Note work={ leftWork } />;
}

function Note( { work }: { work: LeftWorkCounts } ) {
	const { data } = useResource( themeWorkResource, work.stylesheet );
	const left = data ? countLeftWork( data.rows ) : work;
	const description = describeWork( left );
	return (
		<p>
			{ description === ''
				? sprintf(
						/* translators: %s: name of a theme. */
						__(
							'All your work in %s comes along: it was brought.',
							'atelier'
						),
						work.name
				  )
				: sprintf(
						/* translators: 1: name of a theme. 2: what was made of it, for example "6 templates, 2 headers, styles". */
						__(
							'Of your work in %1$s this is left behind: %2$s. It is kept, and can be brought later.',
							'atelier'
						),
						work.name,
						description
				  ) }
		</p>
	);
}
