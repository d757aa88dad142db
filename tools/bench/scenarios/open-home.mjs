import { countResources } from '../count-resources.mjs';
import { measureHeap } from '../measure-heap.mjs';
import { openPage } from '../open-page.mjs';

const figures = ( start, bounds ) => [
	{
		id: `${ start }-first-contentful-paint`,
		label: `First contentful paint (${ start })`,
		unit: 'ms',
		bound: bounds.paint,
	},
	{
		id: `${ start }-first-block`,
		label: `First block in the canvas (${ start })`,
		unit: 'ms',
		bound: bounds.block,
	},
];

/**
 * Opens the home screen and waits for the first block of the front page in the canvas: once with nothing cached, and once when
 * the browser has shown the screen twice before.
 */
export const openHome = {
	name: 'open-home',
	figures: [
		...figures( 'cold', { paint: 0.8, block: 0.9 } ),
		...figures( 'warm', { paint: 0.8, block: 0.9 } ),
		{
			id: 'first-block-requests',
			label: 'Requests until the first block',
			unit: 'count',
		},
		{
			id: 'first-block-script-bytes',
			label: 'JavaScript until the first block (gzip)',
			unit: 'bytes',
		},
		{
			id: 'first-block-script-bytes-decoded',
			label: 'JavaScript until the first block (decoded)',
			unit: 'bytes',
		},
		{
			id: 'heap',
			label: 'JavaScript heap at the first block',
			unit: 'megabytes',
		},
	],
	run: async ( { side, url, newContext } ) => {
		const context = await newContext();
		const open = () =>
			openPage( context, url( side.address() ), 'firstBlock' );

		const cold = await open();
		const resources = await countResources(
			cold.page,
			cold.times.firstBlock
		);
		const heap = await measureHeap( cold.page );
		await cold.page.close();

		await ( await open() ).page.close();
		const warm = await open();
		await context.close();

		return {
			'cold-first-contentful-paint': cold.times.firstContentfulPaint,
			'cold-first-block': cold.times.firstBlock,
			'warm-first-contentful-paint': warm.times.firstContentfulPaint,
			'warm-first-block': warm.times.firstBlock,
			'first-block-requests': resources.requests,
			'first-block-script-bytes': resources.scriptBytes,
			'first-block-script-bytes-decoded': resources.scriptBytesDecoded,
			heap,
		};
	},
};
